// Patterns of message keys: '*' stands for one part of a key.
export const keyPattern = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^.]+')}$`);
