import { tokenNames, variableName, type TokenGroup, type TokenName } from './names.ts'

type References<G extends TokenGroup> = { readonly [N in TokenName<G>]: `var(--vd-${string})` }

function references<G extends TokenGroup>(group: G): References<G> {
  return Object.fromEntries(tokenNames[group].map((name) => [name, `var(${variableName(group, name)})`])) as References<G>
}

export const color = /* @__PURE__ */ references('color')
export const space = /* @__PURE__ */ references('space')
export const radius = /* @__PURE__ */ references('radius')
export const stroke = /* @__PURE__ */ references('stroke')
export const font = /* @__PURE__ */ references('font')
export const weight = /* @__PURE__ */ references('weight')
export const type = /* @__PURE__ */ references('type')
export const line = /* @__PURE__ */ references('line')
export const tracking = /* @__PURE__ */ references('tracking')
export const size = /* @__PURE__ */ references('size')
export const density = /* @__PURE__ */ references('density')
export const shadow = /* @__PURE__ */ references('shadow')
export const motion = /* @__PURE__ */ references('motion')
export const layer = /* @__PURE__ */ references('layer')
export const style = /* @__PURE__ */ references('style')
