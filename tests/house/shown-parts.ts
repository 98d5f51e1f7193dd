// What a file of the product shows that a person should be able to look at alone: modals (a sheet that the browser itself opens is one), alerts,
// states, toasts, banners, and what is said once something was done; named as they are written, so that a gallery can be held to them.
import ts from 'typescript';
import { importsOf, type SourceFile } from './source-file';

const homes: Record<string, string> = { 'components/ui/dialog': 'modal', 'components/ui/alert': 'alert', 'components/ui/empty-state': 'state', 'features/recovery/outcome': 'state', 'features/shell/error-art': 'state' };
/** The parts themselves, which every other file draws with. */
const parts = new Set([...Object.keys(homes), 'components/ui/toaster']);
/** Beside a field it is the field's own error: part of every form. */
const atField = /\b(field-error|fault)\b/;
/** Read aloud alone: nothing to look at. */
const unseen = /\bvisually-hidden\b/;
const isBanner = /^(bonus-banner$|app-bar app-bar-)/;

const attribute = (element: ts.JsxOpeningLikeElement, name: string) => element.attributes.properties.find((each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText() === name);
const has = (element: ts.JsxOpeningLikeElement, name: string): boolean => attribute(element, name) !== undefined;
const textOf = (element: ts.JsxOpeningLikeElement, name: string): string => {
  const found = attribute(element, name);
  return found?.initializer && ts.isStringLiteral(found.initializer) ? found.initializer.text : '';
};

/** Those that stand in a file, by kind; several of a kind with their numbers, as they follow each other: ['alert-1', 'modal', 'alert-2']. */
export function shownParts(file: SourceFile): string[] {
  const found: string[] = [];
  const path = file.path.replace(/\.tsx?$/, '');
  if (parts.has(path)) return found;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const known = new Map<string, string>();
  const targets = new Map(importsOf(file).map(({ target }) => [target, homes[target]]));
  for (const [target, kind] of targets) if (kind) known.set(target.slice(target.lastIndexOf('/') + 1).replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()), kind);
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const kind = tag === 'dialog' || has(node, 'popover') ? 'modal' : known.get(tag);
      if (kind) found.push(kind);
      else if (isBanner.test(textOf(node, 'className'))) found.push('banner');
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'showToast') found.push('toast');
    const before = found.length;
    ts.forEachChild(node, visit);
    // What is said within an alert or a banner, or around one, is that one.
    if (!ts.isJsxElement(node) || found.length > before) return;
    const [role, look] = [textOf(node.openingElement, 'role'), textOf(node.openingElement, 'className')];
    if ((role === 'status' && !unseen.test(look)) || (role === 'alert' && !atField.test(look))) found.push('state');
  };
  visit(source);
  return found.map((kind, at) => (found.indexOf(kind) === found.lastIndexOf(kind) ? kind : `${kind}-${found.slice(0, at + 1).filter((each) => each === kind).length}`));
}
