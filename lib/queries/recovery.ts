// The ways back into an account. Specification, sections 2, 4 and 8. (X03, V05, T13)
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import { userQuery } from './user';

/** Mails the link for a new password. (X03) */
export function useRequestPasswordReset() {
  return useMutation({ mutationFn: (email: string) => callApi('requestPasswordReset', { body: { email } }) });
}

/** Sets the new password; this browser is signed in then, and no other. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; password: string; password_repeat: string }) => callApi('resetPassword', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
}

/** Asks for another e-mail address; the mail to it holds the link that makes it the member’s own. (V05) */
export function useRequestMailChange() {
  return useMutation({ mutationFn: (body: { email: string; password: string }) => callApi('requestMailChange', { body }) });
}

/** Mails the link that brings back an account that waits to be deleted. (T13) */
export function useRequestReactivation() {
  return useMutation({ mutationFn: (email: string) => callApi('requestReactivation', { body: { email } }) });
}
