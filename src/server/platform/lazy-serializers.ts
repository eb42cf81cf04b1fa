import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

/**
 * Compiles the serializer of an endpoint on its first response, because compiling all of them at startup takes a third
 * of a second. If a schema cannot be compiled, that response fails.
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
