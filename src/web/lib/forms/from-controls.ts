import * as z from 'zod';

/**
 * The contract's schema of a form whose controls hold other values: `convert` makes the ones that are checked.
 *
 * Here, as `import('zod')` would bring the whole package with the messages of all its languages.
 */
export function fromControls<Output, Input>(
  convert: (values: Input) => unknown,
  schema: z.ZodType<Output>,
): z.ZodType<Output, Input> {
  return z.preprocess((values) => convert(values as Input), schema) as unknown as z.ZodType<Output, Input>;
}
