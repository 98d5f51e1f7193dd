// A file of the repository as the house rules see it: its path, its text, and what it imports.
import path from 'node:path';
import ts from 'typescript';

export type SourceFile = { path: string; text: string };
/** `target` is a path in the repository without its ending, or the name of a package. */
export type Import = { target: string; isPackage: boolean; typesOnly: boolean };

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(tests|e2e|gallery)\/|\/testing\/|\.gallery\.tsx?$/.test(file);
export const isCode = (file: string) => /\.(tsx?|mts|mjs|cjs|js)$/.test(file);

const onlyTypes = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings, name } = clause;
  return !name && !!namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.every((element) => element.isTypeOnly);
};

const exportsOnlyTypes = ({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean =>
  isTypeOnly || (!!exportClause && ts.isNamedExports(exportClause) && exportClause.elements.every((element) => element.isTypeOnly));

const resolved = (from: string, name: string): Pick<Import, 'target' | 'isPackage'> => {
  const inside = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : undefined;
  return inside === undefined ? { target: name, isPackage: true } : { target: inside.replace(/\.(tsx?|m?js)$/, ''), isPackage: false };
};

/** The path that an import leads to, without its ending, or the name of a package. */
export const targetOf = (from: string, name: string): string => resolved(from, name).target;

/** Everything a file imports, exports from elsewhere, or loads later with import(). */
export function importsOf({ path: from, text }: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typesOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ ...resolved(from, specifier.text), typesOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, onlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, exportsOnlyTypes(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, text, ts.ScriptTarget.Latest, false));
  return found;
}
