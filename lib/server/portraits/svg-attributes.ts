// Reading and writing the attributes of the SVG elements that portraits are made of. Design, section 8.

export type Attributes = Map<string, string>;

export const attributesOf = (text: string): Attributes => new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]));

export const element = (name: string, attributes: Attributes): string =>
  `<${name} ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(' ')}/>`;
