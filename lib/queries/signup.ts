// Signing up, and the mail that confirms the address. Specification, sections 2, 4 and 5. (S03, X04, X05)
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { signUp } from '../contract/signup';
import { userQuery } from './user';

/** How far the member's sign-up is, and what became of the first message: asked for anew each time somebody looks. */
export const activationQuery = queryOptions({
  queryKey: ['activation'],
  queryFn: ({ signal }) => callApi('activation', {}, signal),
  staleTime: 0,
});

/** Makes the account; where the answer names the user, this tab is signed in. */
export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof signUp>['body']) => callApi('signUp', { body }),
    onSuccess: ({ user }) => {
      if (user) client.setQueryData(userQuery.queryKey, user);
    },
  });
}

/** Mails the link once more; a visitor names the address. */
export function useResendActivation() {
  return useMutation({ mutationFn: (email?: string) => callApi('resendActivation', { body: { email } }) });
}
