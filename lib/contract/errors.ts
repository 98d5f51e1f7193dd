// What a failed call carries over the wire. Specification, section 8; decisions, 'Calls'.
import * as z from 'zod/mini';
import { flag } from './wire';

/** A part of a failed answer that is left out where it is written otherwise: one odd field must not hide the others. */
const ifItFits = <Part extends z.ZodMiniType>(part: Part) => z.catch(z.optional(part), undefined);

/**
 * What a failed call carries: a code of the table and the server's own words. `fields` names the wrong fields with a
 * code each; `params` holds what the message needs (minutes, length ...). A server that knows no codes may send text.
 */
export const errorAnswer = z.object({
  error: ifItFits(
    z.union([
      z.string(),
      z.object({
        code: ifItFits(z.string()),
        message: ifItFits(z.string()),
        fields: ifItFits(z.record(z.string(), z.string())),
        params: ifItFits(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    ]),
  ),
  /** The session has ended. What is written but is neither yes nor no counts as yes. (T01) */
  authentication_required: z.catch(z.optional(flag), true),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
