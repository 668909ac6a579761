const bits = 8

/** Numbers of lines, a bit each: the broken ones of a million take 125 kB. */
export class LineSet {
  #bytes = new Uint8Array(1024)

  add(line: number): void {
    const at = Math.floor(line / bits)
    if (at >= this.#bytes.length) {
      const larger = new Uint8Array(Math.max(at + 1, this.#bytes.length * 2))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[at] = (this.#bytes[at] ?? 0) | (1 << (line % bits))
  }

  has(line: number): boolean {
    return ((this.#bytes[Math.floor(line / bits)] ?? 0) & (1 << (line % bits))) !== 0
  }
}
