// Which messages the code asks for: read from the program's types, so that a key made of parts counts only for the values that its parts can have.
import path from 'node:path';
import ts from 'typescript';

/** The keys that one place of the code can mean. `*` stands for a part that only the running program knows. */
export type NamedKeys = { keys: string[]; file: string; /** Whether a translator is asked for them; else they are words that are whole keys. */ asked: boolean };

const makers = new Set(['useTranslations', 'getTranslations', 'createTranslator']);
const isMessagePath = (text: string) => /^[\w*]+(\.[\w*]+)+$/.test(text);
/** Whether a template can become the path of a message at all; to know its values takes types, which are slow. */
const mayBePath = ({ head, templateSpans }: ts.TemplateExpression) => [head, ...templateSpans.map(({ literal }) => literal)].every(({ text }) => /^[\w*.]*$/.test(text));
const most = 400;

type Scope = { checker: ts.TypeChecker; source: ts.SourceFile; calls: Map<ts.Symbol, ts.CallExpression[]> };

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node) || ts.isAwaitExpression(node) ? bare(node.expression) : node;

/** The strings that a type is made of; nothing where it can be any string. */
function stringsOf(type: ts.Type): string[] | null {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const words = parts.map((part) => (part.isStringLiteral() || part.isNumberLiteral() ? String(part.value) : part.flags & ts.TypeFlags.BooleanLiteral ? (part as unknown as { intrinsicName: string }).intrinsicName : null));
  return words.length === 0 || words.includes(null) ? null : (words as string[]);
}

/** What is handed over for a parameter wherever its function is called in the same file. */
function handedOver(parameter: ts.ParameterDeclaration, scope: Scope, depth: number): string[] | null {
  const maker = parameter.parent;
  const name = ts.isFunctionDeclaration(maker) ? maker.name : ts.isVariableDeclaration(maker.parent) && ts.isIdentifier(maker.parent.name) ? maker.parent.name : undefined;
  const symbol = name && scope.checker.getSymbolAtLocation(name);
  const at = maker.parameters.indexOf(parameter);
  const words = (symbol ? (scope.calls.get(symbol) ?? []) : []).flatMap((call) => (call.arguments[at] ? valuesOf(call.arguments[at], scope, depth + 1) : []));
  return words.length > 0 ? words : null;
}

/** The strings that an expression can be, with `*` for what is not known here. */
export function valuesOf(given: ts.Expression, scope: Scope, depth = 0): string[] {
  const node = bare(given);
  if (depth > 6) return ['*'];
  const again = (part: ts.Expression) => valuesOf(part, scope, depth + 1);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...again(node.whenTrue), ...again(node.whenFalse)];
  if (ts.isBinaryExpression(node) && [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind)) return [...again(node.left), ...again(node.right)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return again(node.right);
  if (ts.isTemplateExpression(node)) {
    const whole = node.templateSpans.reduce<string[]>((before, { expression, literal }) => before.flatMap((start) => [...new Set(again(expression))].map((word) => start + word + literal.text)), [node.head.text]);
    return whole.length > most ? ['*'] : whole;
  }
  const typed = stringsOf(scope.checker.getTypeAtLocation(node));
  if (typed) return typed;
  if (ts.isIdentifier(node)) {
    const made = scope.checker.getSymbolAtLocation(node)?.declarations?.[0];
    if (made && ts.isVariableDeclaration(made) && made.initializer && made.getSourceFile() === scope.source) return again(made.initializer);
    if (made && ts.isParameter(made) && made.getSourceFile() === scope.source) return handedOver(made, scope, depth) ?? ['*'];
  }
  return ['*'];
}

/** The groups of messages that a call makes a translator for; nothing where it makes none. */
function groupsOfMaker(given: ts.Expression, scope: Scope): string[] | null {
  const node = bare(given);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !makers.has(node.expression.text)) return null;
  const [first] = node.arguments;
  if (!first) return [''];
  if (!ts.isObjectLiteralExpression(first)) return valuesOf(first, scope);
  const group = first.properties.find((property) => property.name?.getText() === 'namespace');
  return group && ts.isPropertyAssignment(group) ? valuesOf(group.initializer, scope) : [''];
}

/** What stands at a place of a list that is taken apart: `const [t, pay] = [await …, await …]`, or within a Promise.all. */
function partOf(element: ts.BindingElement): ts.Expression | undefined {
  const pattern = element.parent;
  const made = pattern.parent;
  if (!ts.isArrayBindingPattern(pattern) || !ts.isVariableDeclaration(made) || !made.initializer) return undefined;
  const value = bare(made.initializer);
  const list = ts.isCallExpression(value) && value.arguments[0] ? bare(value.arguments[0]) : value;
  return ts.isArrayLiteralExpression(list) ? list.elements[pattern.elements.indexOf(element)] : undefined;
}

/** A name, or one within another: `say`, `words.say`. */
const isName = (node: ts.Expression): boolean => ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isName(bare(node.expression)));

/** The groups that a translator reads from; nothing where the name is none. */
function groupsOf(translator: ts.Expression, scope: Scope): string[] | null {
  const node = bare(translator);
  // A translator has a name: what a call gives, or a method of that, is none, and its type is slow to find.
  if (!isName(node)) return null;
  const made = scope.checker.getSymbolAtLocation(node)?.declarations?.[0];
  if (made && ts.isVariableDeclaration(made) && made.initializer) {
    const groups = groupsOfMaker(made.initializer, scope);
    if (groups) return groups;
  }
  const part = made && ts.isBindingElement(made) ? partOf(made) : undefined;
  const groups = part && groupsOfMaker(part, scope);
  if (groups) return groups;
  const written = made && (ts.isParameter(made) || ts.isPropertySignature(made)) ? (made.type?.getText() ?? '') : '';
  const group = /useTranslations<'([\w.]+)'>/.exec(written);
  if (group) return [group[1]!];
  const { aliasSymbol } = scope.checker.getTypeAtLocation(node);
  return aliasSymbol?.name === 'Say' || written.startsWith('(key: string') ? [''] : null;
}

/** What no key of a message can be. */
const isNoKey = (argument: ts.Expression) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument) || ts.isObjectLiteralExpression(argument) || ts.isArrayLiteralExpression(argument) || ts.isNumericLiteral(argument);

function keysIn(source: ts.SourceFile, scope: Scope, file: string): NamedKeys[] {
  const found: NamedKeys[] = [];
  const add = (keys: string[], asked: boolean) => void (keys.length > 0 && found.push({ keys, file, asked }));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.arguments[0] && !isNoKey(node.arguments[0])) {
      const callee = bare(node.expression);
      const isMethod = ts.isPropertyAccessExpression(callee) && ['rich', 'raw', 'markup'].includes(callee.name.text);
      const groups = groupsOfMaker(callee, scope) ?? groupsOf(isMethod ? callee.expression : callee, scope);
      const named = groups && valuesOf(node.arguments[0], scope);
      if (named) add(groups.flatMap((group) => named.map((key) => (group ? `${group}.${key}` : key))), true);
    }
    if (ts.isStringLiteralLike(node) && isMessagePath(node.text)) add([node.text], false);
    if (ts.isTemplateExpression(node) && mayBePath(node)) add(valuesOf(node, scope).filter(isMessagePath), false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every call of a function that has a name, by that name's symbol. */
function callsIn(source: ts.SourceFile, checker: ts.TypeChecker): Scope['calls'] {
  const calls: Scope['calls'] = new Map();
  const visit = (node: ts.Node): void => {
    const symbol = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? checker.getSymbolAtLocation(node.expression) : undefined;
    if (symbol) calls.set(symbol, [...(calls.get(symbol) ?? []), node as ts.CallExpression]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

const isProduct = (file: string) => /^(app|components|features|lib|[\w-]+\.ts$)/.test(file) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file);

/** All keys that the code of the product below `root` names. */
export function namedKeys(root = '.'): NamedKeys[] {
  const folder = path.resolve(root);
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const own = fileNames.filter((file) => isProduct(path.relative(folder, file)));
  const program = ts.createProgram(own, { ...options, incremental: false, plugins: [] });
  const checker = program.getTypeChecker();
  return own.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    return keysIn(source, { checker, source, calls: callsIn(source, checker) }, path.relative(folder, file));
  });
}
