// What a file of the product shows that a person should be able to look at alone: modals (a sheet that the browser itself opens is one), alerts,
// states, toasts, banners, and what is said once something was done; counted as they are written, so that a gallery can be held to them.
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

/** How many of them stand in a file, by kind. */
export function shownParts(file: SourceFile): Record<string, number> {
  const counts: Record<string, number> = {};
  const path = file.path.replace(/\.tsx?$/, '');
  if (parts.has(path)) return counts;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const known = new Map<string, string>();
  const targets = new Map(importsOf(file).map(({ target }) => [target, homes[target]]));
  for (const [target, kind] of targets) if (kind) known.set(target.slice(target.lastIndexOf('/') + 1).replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()), kind);
  const sum = () => Object.values(counts).reduce((all, each) => all + each, 0);
  const count = (kind: string) => void (counts[kind] = (counts[kind] ?? 0) + 1);
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const kind = tag === 'dialog' || has(node, 'popover') ? 'modal' : known.get(tag);
      if (kind) count(kind);
      else if (isBanner.test(textOf(node, 'className'))) count('banner');
      else if (textOf(node, 'role') === 'alert' && !atField.test(textOf(node, 'className'))) count('state');
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'showToast') count('toast');
    const isSaid = ts.isJsxElement(node) && textOf(node.openingElement, 'role') === 'status' && !unseen.test(textOf(node.openingElement, 'className'));
    const before = sum();
    ts.forEachChild(node, visit);
    // What is said within an alert or a banner, or around one, is that one.
    if (isSaid && sum() === before) count('said');
  };
  visit(source);
  return counts;
}
