// The playful questionnaire. Specification, section 2 (/match-finder). (R11)
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { findMatches } from '../contract/match-finder';

/** Whose profiles give the same answers. Nothing of it is kept: answers are private. */
export function useFindMatches() {
  return useMutation({ mutationFn: (body: Input<typeof findMatches>['body']) => callApi('findMatches', { body }) });
}
