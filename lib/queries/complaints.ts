// A complaint to the operator. Specification, section 2. (S17)
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { sendComplaint } from '../contract/complaints';

/** Hands a complaint in; the answer is the receipt. */
export function useSendComplaint() {
  return useMutation({ mutationFn: (body: Input<typeof sendComplaint>['body']) => callApi('sendComplaint', { body }) });
}
