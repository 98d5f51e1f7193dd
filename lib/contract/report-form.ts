// The fields of a report as they are typed: the same checks before it is sent, in the browser, without script and by the server. Decisions, 'Honesty and safety'.
import * as z from 'zod/mini';
import { longestReport, reportReasons } from './report-reasons';

export const reportForm = z.object({
  reason: z.enum(reportReasons, 'required'),
  text: z.string().check(z.refine((text) => [...text.trim()].length <= longestReport, 'text_too_long')),
});
