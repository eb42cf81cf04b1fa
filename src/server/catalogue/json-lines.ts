type Path = readonly PropertyKey[];

/**
 * The line, from 1, at which a value of a JSON text begins; if the path does not exist, that of the innermost existing
 * value. The text must be valid.
 */
export function lineOfPath(text: string, path: Path): number {
  const end = new Walk(text).find(path);
  return text.slice(0, end).split('\n').length;
}

/** The line, from 1, of the first JSON syntax error; null for a valid text. */
export function brokenLine(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    return text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
  }
}

/** A cursor that moves over the values of a valid JSON text. */
class Walk {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  find(path: Path): number {
    this.#space();
    const start = this.#at;
    const [first, ...rest] = path;
    const open = this.#text[this.#at];
    if (first === undefined || (open !== '{' && open !== '[')) return start;
    this.#at += 1;
    for (let index = 0; ; index += 1) {
      this.#space();
      if (this.#text[this.#at] === '}' || this.#text[this.#at] === ']') return start;
      const name = open === '{' ? this.#name() : index;
      if (name === first) return this.find(rest);
      this.#skip();
      this.#space();
      if (this.#text[this.#at] === ',') this.#at += 1;
    }
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  /** Reads a member's name and the colon after it. */
  #name(): string {
    const start = this.#at;
    this.#string();
    const name = JSON.parse(this.#text.slice(start, this.#at)) as string;
    this.#space();
    this.#at += 1;
    this.#space();
    return name;
  }

  #string(): void {
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) if (this.#text[this.#at] === '\\') this.#at += 1;
    this.#at += 1;
  }

  /** Skips one value. */
  #skip(): void {
    let depth = 0;
    do {
      const sign = this.#text[this.#at];
      if (sign === '"') {
        this.#string();
        continue;
      }
      if (sign === '{' || sign === '[') depth += 1;
      if (sign === '}' || sign === ']') depth -= 1;
      this.#at += 1;
    } while (depth > 0 || !/[,\]}]/.test(this.#text[this.#at] ?? ','));
  }
}
