/** Single files of packages whose index would import hundreds of kilobytes of dictionaries. */
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  import type { adjacencyGraphs } from '@zxcvbn-ts/language-common';

  const graphs: typeof adjacencyGraphs;
  export default graphs;
}
declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  const words: string[];
  export default words;
}
declare module '@zxcvbn-ts/language-pl/dist/maleFirstnames.json.esm.js' {
  const names: string[];
  export default names;
}
declare module '@zxcvbn-ts/language-pl/dist/femaleFirstnames.json.esm.js' {
  const names: string[];
  export default names;
}
