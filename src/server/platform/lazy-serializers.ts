import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

/**
 * Compiles the serializer of an endpoint's responses with its first response: at the start, compiling those of all
 * endpoints takes a third of a second. A schema that cannot be compiled fails that response.
 */
export const buildSerializerLazily: ReturnType<typeof SerializerSelector> = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => {
      serialize ??= compile(route);
      return serialize(answer);
    };
  };
};
