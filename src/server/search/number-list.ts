/** A growing list of unsigned 32-bit numbers. */
export class NumberList {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  /** The underlying array. Values at `length` and above are meaningless; the array is invalid after the next `push`. */
  get values(): Uint32Array {
    return this.#values;
  }
}
