// The fields of a complaint as they are typed: the same checks before it is sent, in the browser and without script. Specification, section 2 (complaints). (S17)
import * as z from 'zod/mini';
import { complaintTopics, longestAbout, longestComplaint } from './complaint-topics';
import { address, filled } from './form-faults';

export const complaintForm = z.object({
  topic: z.enum(complaintTopics, 'required'),
  email: address(),
  about: z.string().check(z.maxLength(longestAbout, 'text_too_long')),
  text: filled().check(z.maxLength(longestComplaint, 'text_too_long')),
});
