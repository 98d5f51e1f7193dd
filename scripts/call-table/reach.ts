// Which declarations of the sources lead to which others, name by name, and which calls each of them makes. For docs/calls.md.
import ts from 'typescript';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { SourceFile } from '@/tests/house/source-file';

/**
 * Who sends a call: server rendering for a visitor, or for all of them and kept; the browser's code, or the browser as it goes; the server
 * on behalf of a form that was sent to it.
 */
export type Sender = 'page' | 'kept' | 'browser' | 'beacon' | 'form';
type Made = { name: EndpointName; by: Sender };
export type Declared = { leadsTo: Set<string>; makes: Made[]; /** The forms that stand in it, by their names. */ forms: Set<string>; /** Its texts: a row of a form's table is chosen by one. */ says: Set<string> };
export type Sources = { declared: Map<string, Declared>; exportsOf: (path: string) => string[]; /** The names of all forms. */ forms: Set<string> };
export type Known = { names: readonly EndpointName[]; byPath: ReadonlyMap<string, EndpointName>; fileOf: (from: string, specifier: string) => string | undefined };

const senders: [RegExp, Sender][] = [[/^(callApi|sendWithProgress)$/, 'browser'], [/^(send|sendAsMember|sendFile|sendThrough|sentBy|sentOf)$/, 'form'], [/(^|\.)call(Server)?$/, 'page']];
const isTypePart = (node: ts.Node) => ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);

/** Who sends a call that is handed to this: told by the function that it is handed to, else by the room that the file stands in. */
function senderAt(node: ts.Node, file: string): Sender {
  const { parent } = node;
  if (file === 'lib/api/site.ts') return 'kept';
  const callee = ts.isCallExpression(parent) && parent.arguments.includes(node as ts.Expression) ? parent.expression.getText() : '';
  return senders.find(([pattern]) => pattern.test(callee))?.[1] ?? (file.startsWith('app/forms/') ? 'form' : file.startsWith('app/') ? 'page' : 'browser');
}

/** The names that a file takes from others: where each comes from and what it is called there; '*' is the whole file. */
function imported(source: ts.SourceFile, path: string, fileOf: Known['fileOf']): Map<string, { from: string; name: string }> {
  const found = new Map<string, { from: string; name: string }>();
  for (const each of source.statements) {
    if (!ts.isImportDeclaration(each) || !each.importClause || each.importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const from = fileOf(path, (each.moduleSpecifier as ts.StringLiteral).text);
    if (!from) continue;
    const { name, namedBindings } = each.importClause;
    if (name) found.set(name.text, { from, name: 'default' });
    if (namedBindings && ts.isNamespaceImport(namedBindings)) found.set(namedBindings.name.text, { from, name: '*' });
    if (namedBindings && ts.isNamedImports(namedBindings)) for (const one of namedBindings.elements) if (!one.isTypeOnly) found.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
  }
  return found;
}

const namesIn = (name: ts.BindingName): string[] => (ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((each) => (ts.isOmittedExpression(each) ? [] : namesIn(each.name))));
const has = (node: ts.Node, kind: ts.SyntaxKind) => ts.canHaveModifiers(node) && Boolean(ts.getModifiers(node)?.some((each) => each.kind === kind));

/** Reads sources into a graph of `file#name`; `file#` is what runs as the file is loaded, `form:name` what a form's sending does. */
export function readSources(files: readonly SourceFile[], { names, byPath, fileOf }: Known): Sources {
  const declared = new Map<string, Declared>();
  const exported = new Map<string, string[]>();
  const forms = new Set<string>();
  const at = (key: string) => declared.get(key) ?? declared.set(key, { leadsTo: new Set(), makes: [], forms: new Set(), says: new Set() }).get(key)!;

  for (const { path, text } of files) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
    const taken = imported(source, path, fileOf);
    const own = new Set<string>();
    const outward: string[] = [];
    exported.set(path, outward);
    at(`${path}#`);
    for (const each of source.statements) {
      if (ts.isVariableStatement(each)) for (const { name } of each.declarationList.declarations) namesIn(name).forEach((one) => own.add(one));
      else if ((ts.isFunctionDeclaration(each) || ts.isClassDeclaration(each)) && each.name) own.add(each.name.text);
    }

    const lead = (key: string, from: string, name: string) => {
      if (from.startsWith('lib/contract/')) return;
      at(key).leadsTo.add(`${from}#`).add(name === '*' ? `${from}#*` : `${from}#${name}`);
    };
    const read = (key: string, root: ts.Node) => {
      const visit = (node: ts.Node): void => {
        if (isTypePart(node)) return;
        if (ts.isIdentifier(node)) mention(node);
        else if (ts.isStringLiteralLike(node)) say(node);
        else if (ts.isTemplateHead(node) && node.text === '/forms/') at(key).forms.add('*');
        else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) load(node);
        ts.forEachChild(node, visit);
      };
      const mention = (node: ts.Identifier) => {
        const { parent, text: name } = node;
        if ((ts.isPropertyAccessExpression(parent) && parent.name === node) || (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isJsxAttribute(parent)) return;
        const from = taken.get(name);
        const call = from?.from.startsWith('lib/contract/') ? names.find((each) => each === from.name) : undefined;
        const isRead = ts.isPropertyAccessExpression(parent) && !(call === 'streamEvents' && parent.name.text === 'path');
        if (call && !isRead) at(key).makes.push({ name: call, by: senderAt(node, path) });
        else if (from) lead(key, from.from, from.name);
        else if (own.has(name)) at(key).leadsTo.add(`${path}#${name}`);
      };
      const say = (node: ts.StringLiteralLike) => {
        const call = byPath.get(node.text);
        const form = /^\/forms\/([\w-]+)$/.exec(node.text)?.[1];
        if (form) at(key).forms.add(form);
        if (call) at(key).makes.push({ name: call, by: 'beacon' });
        const name = names.find((each) => each === node.text);
        if (name && ts.isCallExpression(node.parent) && /^(callApi|sendWithProgress)$/.test(node.parent.expression.getText())) at(key).makes.push({ name, by: 'browser' });
        at(key).says.add(node.text);
        // The name that a shared form is given: <SettingForm name="settings-email">.
        if (ts.isJsxAttribute(node.parent) && node.parent.name.getText() === 'name' && /^[A-Z]/.test(node.parent.parent.parent.tagName.getText())) at(key).forms.add(`?${node.text}`);
      };
      const load = (node: ts.CallExpression) => {
        const [what] = node.arguments;
        const from = what && ts.isStringLiteralLike(what) ? fileOf(path, what.text) : undefined;
        if (!from) return;
        let outer: ts.Node = node.parent;
        while (ts.isAwaitExpression(outer) || ts.isParenthesizedExpression(outer)) outer = outer.parent;
        const picked = ts.isPropertyAccessExpression(outer) && !/^(then|catch)$/.test(outer.name.text) ? [outer.name.text] : ts.isVariableDeclaration(outer) && ts.isObjectBindingPattern(outer.name) ? outer.name.elements.map((each) => (each.propertyName ?? each.name).getText()) : ['*'];
        for (const name of picked) lead(key, from, name);
      };
      visit(root);
    };

    for (const each of source.statements) {
      if (ts.isImportDeclaration(each)) {
        const from = fileOf(path, (each.moduleSpecifier as ts.StringLiteral).text);
        if (from && each.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) at(`${path}#`).leadsTo.add(`${from}#`);
      } else if (ts.isExportDeclaration(each)) {
        const from = each.moduleSpecifier ? fileOf(path, (each.moduleSpecifier as ts.StringLiteral).text) : path;
        if (!from || each.isTypeOnly || !each.exportClause || !ts.isNamedExports(each.exportClause)) continue;
        for (const { name, propertyName } of each.exportClause.elements) {
          outward.push(name.text);
          lead(`${path}#${name.text}`, from, (propertyName ?? name).text);
        }
      } else if (ts.isVariableStatement(each)) {
        for (const declaration of each.declarationList.declarations) {
          if (has(each, ts.SyntaxKind.ExportKeyword)) outward.push(...namesIn(declaration.name));
          const isTable = path.startsWith('app/forms/') && declaration.type?.getText().startsWith('Record<string, ');
          const table = isTable && declaration.initializer && ts.isObjectLiteralExpression(declaration.initializer) ? declaration.initializer : null;
          const isOfForms = declaration.type?.getText() === 'Record<string, Form>';
          for (const row of table?.properties ?? []) {
            const name = row.name && (ts.isStringLiteralLike(row.name) ? row.name.text : row.name.getText());
            if (!name) continue;
            if (isOfForms) forms.add(name);
            read(isOfForms ? `form:${name}` : `${path}#${declaration.name.getText()}[${name}]`, ts.isPropertyAssignment(row) ? row.initializer : row);
          }
          if (!table) for (const name of namesIn(declaration.name)) read(`${path}#${name}`, declaration);
        }
      } else if (ts.isFunctionDeclaration(each) || ts.isClassDeclaration(each)) {
        const name = has(each, ts.SyntaxKind.DefaultKeyword) ? 'default' : each.name!.text;
        if (has(each, ts.SyntaxKind.ExportKeyword)) outward.push(name);
        read(`${path}#${name}`, each);
        if (each.name && name === 'default') at(`${path}#${each.name.text}`).leadsTo.add(`${path}#default`);
      } else if (ts.isExportAssignment(each)) {
        outward.push('default');
        read(`${path}#default`, each.expression);
      } else if (!isTypePart(each)) read(`${path}#`, each);
    }
  }
  return { declared, exportsOf: (path) => exported.get(path) ?? [], forms };
}

/** All that is reached from some declarations: the calls made on the way, each with who sends it, and those of the forms that stand there. */
export function reachedFrom(keys: readonly string[], { declared, exportsOf, forms }: Sources): Made[] {
  const seen = new Set(keys);
  const standing = new Set<string>();
  const said = new Set<string>();
  const rows = [...declared.keys()].flatMap((row) => {
    const [, table, name] = /^(.*)\[(.*)\]$/.exec(row) ?? [];
    return table && name ? [{ row, table, name }] : [];
  });
  let size: number;
  do {
    size = seen.size;
    for (const key of seen) {
      const { leadsTo = [], forms: here = [], says = [] } = declared.get(key) ?? {};
      for (const name of key.endsWith('#*') ? exportsOf(key.slice(0, -2)) : []) seen.add(`${key.slice(0, -1)}${name}`);
      for (const next of leadsTo) seen.add(next);
      for (const form of here) standing.add(form);
      for (const text of says) said.add(text);
    }
    for (const form of standing) {
      // A form whose name is handed on is any whose name is handed to something here.
      const name = form.startsWith('?') && standing.has('*') ? form.slice(1) : form;
      if (forms.has(name)) seen.add(`form:${name}`);
    }
    for (const { row, table, name } of rows) if (seen.has(table) && said.has(name)) seen.add(row);
  } while (seen.size > size);
  return [...seen].flatMap((key) => declared.get(key)?.makes ?? []);
}
