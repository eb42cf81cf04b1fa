interface Named {
  readonly name: string;
  readonly voivodeship: string;
  readonly near: string | null;
}

/**
 * The unambiguous name of a place in a form: `Grójec, mazowieckie`, or, if the voivodeship has several of that name,
 * `Józefów, mazowieckie (Otwock)`. `/places/lookup` parses it.
 */
export function placeLabel({ name, voivodeship, near }: Named): string {
  return near === null ? `${name}, ${voivodeship}` : `${name}, ${voivodeship} (${near})`;
}
