// What is wrong with a form as it was typed, by the schema of its fields: each of its checks carries the code of what it finds. Specification, section 5.
import * as z from 'zod/mini';
import type { FieldCode } from './field-codes';

/** A form's fields as their names have them in the browser. */
export type FormSchema = z.ZodMiniObject;
/** By the name of the field the code of what is wrong. */
export type FormFaults<Field extends string = string> = Partial<Record<Field, string>>;

/** The faults of a form, all at once, each field's first one; nothing where all is well. */
export function formFaults<Schema extends FormSchema>(schema: Schema, values: Record<string, unknown>): Partial<Record<keyof z.input<Schema> & string, FieldCode>> {
  const { error } = schema.safeParse(values);
  const faults: Record<string, FieldCode> = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message as FieldCode;
  return faults as Partial<Record<keyof z.input<Schema> & string, FieldCode>>;
}

/** A field that must be filled. */
export const filled = () => z.string('required').check(z.trim(), z.minLength(1, 'required'));

/** An e-mail address, as far as a browser can tell; `code` says what is wrong with one that is none. (V02) */
export const address = (code: FieldCode = 'email_invalid') => filled().check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, code));
