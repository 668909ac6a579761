/** From and to, cm. */
type Span = readonly [from: number, to: number]

/** Of letter sizes from XXS on, close to the letter codes of EN 13402-3. */
export const letterMeasures = {
  women: {
    chest: [
      [66, 74],
      [74, 82],
      [82, 90],
      [90, 98],
      [98, 106],
      [107, 119],
      [119, 131],
      [131, 143],
    ],
    waist: [
      [50, 58],
      [58, 66],
      [66, 74],
      [74, 82],
      [82, 90],
      [91, 103],
      [103, 115],
      [115, 127],
    ],
    hips: [
      [74, 82],
      [82, 90],
      [90, 98],
      [98, 106],
      [106, 114],
      [115, 125],
      [125, 135],
      [135, 145],
    ],
  },
  men: {
    chest: [
      [70, 78],
      [78, 86],
      [86, 94],
      [94, 102],
      [102, 110],
      [110, 118],
      [118, 129],
      [129, 141],
    ],
    waist: [
      [58, 66],
      [66, 74],
      [74, 82],
      [82, 90],
      [90, 98],
      [98, 108],
      [108, 120],
      [120, 132],
    ],
    hips: [
      [78, 84],
      [84, 90],
      [90, 96],
      [96, 102],
      [102, 108],
      [108, 114],
      [114, 121],
      [121, 128],
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Span[]>>>>

/** Of children by height, cm; between two rows they lie between theirs. Age in years. */
export const childMeasures = [
  { height: 50, age: 0, chest: 40, waist: 41 },
  { height: 80, age: 1, chest: 49, waist: 48 },
  { height: 90, age: 2.2, chest: 52, waist: 50 },
  { height: 100, age: 3.7, chest: 55, waist: 52 },
  { height: 110, age: 5.3, chest: 58, waist: 54 },
  { height: 120, age: 7, chest: 61, waist: 56 },
  { height: 130, age: 8.7, chest: 65, waist: 59 },
  { height: 140, age: 10.3, chest: 69, waist: 62 },
  { height: 150, age: 12, chest: 75, waist: 66 },
  { height: 160, age: 13.3, chest: 80, waist: 69 },
  { height: 170, age: 15, chest: 86, waist: 73 },
  { height: 180, age: 17, chest: 92, waist: 78 },
] as const

/** Around the hand of a child up to this age, cm. */
export const childHands = [
  { age: 2, hand: 12 },
  { age: 4, hand: 13 },
  { age: 6, hand: 14 },
  { age: 8, hand: 15 },
  { age: 10, hand: 16 },
  { age: 12, hand: 17 },
  { age: 14, hand: 18 },
] as const
