/** Numbers 0–1 that repeat for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Noise = (x: number, y: number) => number

const hash = (x: number, y: number, seed: number): number => {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const gradient = (x: number, y: number, seed: number, dx: number, dy: number): number => {
  const angle = (hash(x, y, seed) / 4294967296) * 6.283185307
  return Math.cos(angle) * dx + Math.sin(angle) * dy
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise, about -1 to 1. */
export const noiseFrom =
  (seed: number): Noise =>
  (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)]
    const [dx, dy] = [x - x0, y - y0]
    const [u, v] = [ease(dx), ease(dy)]
    const top = gradient(x0, y0, seed, dx, dy) * (1 - u) + gradient(x0 + 1, y0, seed, dx - 1, dy) * u
    const low = gradient(x0, y0 + 1, seed, dx, dy - 1) * (1 - u) + gradient(x0 + 1, y0 + 1, seed, dx - 1, dy - 1) * u
    return (top * (1 - v) + low * v) * 1.45
  }

/** Rolling ground: octaves of noise, about -1 to 1. */
export const rolling =
  (noise: Noise, octaves: number): Noise =>
  (x, y) => {
    let [sum, gain, scale] = [0, 0.55, 1]
    for (let octave = 0; octave < octaves; octave++) {
      sum += gain * noise(x * scale + octave * 17.3, y * scale - octave * 9.1)
      gain *= 0.48
      scale *= 2.03
    }
    return sum
  }

/** Sharp crests: folded octaves, about 0 to 1. */
export const crested =
  (noise: Noise, octaves: number): Noise =>
  (x, y) => {
    let [sum, gain, scale, weight] = [0, 0.55, 1, 1]
    for (let octave = 0; octave < octaves; octave++) {
      const fold = (1 - Math.abs(noise(x * scale + octave * 31.7, y * scale + octave * 11.9))) ** 2
      sum += gain * fold * weight
      weight = Math.min(1, fold * 1.3)
      gain *= 0.5
      scale *= 2.07
    }
    return sum
  }
