// Exports that nothing of the product imports and their own file does not use: what only a test still calls is no part of the product.
import ts from 'typescript';
import { isCode, isTest, targetOf, type SourceFile } from './source-file';

const isInRoom = (file: string) => /^lib\/\w+\//.test(file) && isCode(file) && !isTest(file) && !file.endsWith('.d.ts');
const bare = (file: string) => file.replace(/\.(tsx?|m?js)$/, '');
const parsed = ({ path, text }: SourceFile) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);

/** What a file takes from others, as 'file#name'; 'file#*' where it takes the whole of it, or all may reach through it. */
function takenBy(file: SourceFile): string[] {
  const found: string[] = [];
  const add = (specifier: ts.Node | undefined, names: string[]) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(...names.map((name) => `${targetOf(file.path, specifier.text)}#${name}`));
  };
  const namesIn = (list: ts.NamedImports | ts.NamedExports) => list.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      add(node.moduleSpecifier, bindings && ts.isNamedImports(bindings) ? namesIn(bindings) : ['*']);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.exportClause && ts.isNamedExports(node.exportClause) ? namesIn(node.exportClause) : ['*']);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, ['*']);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], ['*']);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

/** The names that a file declares and exports. */
function exportsOf(file: SourceFile): string[] {
  return parsed(file).statements.flatMap((each) => {
    if (!ts.canHaveModifiers(each) || !ts.getModifiers(each)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(each)) return each.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const { name } = each as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });
}

const isNamedOnce = (name: string, text: string) => text.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`)).length === 2;

/** The exports of the rooms of lib that no file of the product uses; one sentence each. */
export function unusedExports(files: SourceFile[]): string[] {
  const taken = new Set(files.filter(({ path }) => isCode(path) && !isTest(path)).flatMap(takenBy));
  return files.filter(({ path }) => isInRoom(path) && !taken.has(`${bare(path)}#*`)).flatMap((file) =>
    exportsOf(file).filter((name) => !taken.has(`${bare(file.path)}#${name}`) && isNamedOnce(name, file.text)).map((name) => `${file.path}: ${name} is used by nothing but tests, if by those: remove it, or move it into a folder 'testing'.`));
}
