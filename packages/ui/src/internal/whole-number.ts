/** 1204 is `1 204`. */
export const wholeNumber = /* @__PURE__ */ new Intl.NumberFormat('nb-NO')
