// Where a visitor came from, as the address of an advertisement says it. Specification, section 3 (Tracking data). (E09)
import * as z from 'zod/mini';

/** The query parameters that are read once, kept through the visit and sent with sign-up. */
export const trackingKeys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

const value = z.optional(z.string().check(z.maxLength(200)));
export const tracking = z.object({ network: value, ref: value, sub1: value, sub2: value, sub3: value });
export type Tracking = z.infer<typeof tracking>;
