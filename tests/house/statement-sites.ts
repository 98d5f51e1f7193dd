// Where the code sends a statement to the database: each place by its line and column, under the function that it stands in.
import ts from 'typescript';
import type { SourceFile } from './source-file';

/** `at`: line and column of the word that is called, both from 1, as a stack has them. */
export type StatementSite = { path: string; name: string; at: string };

/** What begins a statement on a database or a transaction. */
export const statementWords = ['select', 'selectDistinct', 'selectDistinctOn', 'insert', 'update', 'delete', 'execute', '$count'] as const;
const words = new Set<string>(statementWords);
const databases = /(^|\.)(db|tx)$/;

type Named = { name: string; isExported: boolean; isAsync: boolean; node: ts.Node };

const has = (node: ts.Node, kind: ts.SyntaxKind) => ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
const isAsync = (node: ts.Node | undefined) => !!node && has(node, ts.SyntaxKind.AsyncKeyword);

/** What stands at the top of a file under a name. */
function topOf(source: ts.SourceFile): Named[] {
  return source.statements.flatMap((statement): Named[] => {
    const isExported = has(statement, ts.SyntaxKind.ExportKeyword);
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map((node) => ({ name: node.name.getText(source), isExported, isAsync: isAsync(node.initializer), node }));
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [{ name: statement.name?.text ?? 'default', isExported, isAsync: isAsync(statement), node: statement }];
    return [];
  });
}

function callsIn(node: ts.Node): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (each: ts.Node) => {
    if (ts.isCallExpression(each)) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

const functionOf = (node: ts.Node) => (ts.isVariableDeclaration(node) ? node.initializer : node);
const functionAround = (node: ts.Node): ts.Node | undefined => (node.parent && !ts.isFunctionLike(node.parent) ? functionAround(node.parent) : node.parent);

/**
 * The statements of a file. One that a function of the file only begins, for others of it to add to, is a statement of each of those: they
 * are told apart by where they call it. `rowsOf` sends a statement for whoever calls it.
 */
export function statementSites({ path, text }: SourceFile): StatementSite[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const top = topOf(source);
  const wordOf = ({ expression }: ts.CallExpression): ts.Node | undefined =>
    ts.isPropertyAccessExpression(expression) && words.has(expression.name.text) && databases.test(expression.expression.getText(source).replace(/\s/g, '')) ? expression.name : undefined;
  const begins = (node: ts.Node) => callsIn(node).some((call) => wordOf(call) && functionAround(call) === functionOf(node));
  const begun = new Set(top.filter(({ isExported, isAsync: waits, node }) => !isExported && !waits && begins(node)).map(({ name }) => name));
  const sends = (call: ts.CallExpression): ts.Node | undefined =>
    wordOf(call) ?? (ts.isIdentifier(call.expression) && (call.expression.text === 'rowsOf' || begun.has(call.expression.text)) ? call.expression : undefined);
  return top.flatMap(({ name, node }) =>
    callsIn(node).flatMap((call) => {
      const word = sends(call);
      if (!word) return [];
      const { line, character } = source.getLineAndCharacterOfPosition(word.getStart(source));
      return [{ path, name, at: `${line + 1}:${character + 1}` }];
    }),
  );
}
