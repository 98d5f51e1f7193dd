// The member's own profile: what is written about themselves. Specification, section 2 (profile editing). (S13, S03)
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { saveProfile } from '../contract/own-profile';
import { userQuery } from './user';

/** Saves what is given and leaves the rest as it is; the answer is the whole profile. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Input<typeof saveProfile>['body']) => (await callApi('saveProfile', { body })).profile,
    onSuccess: () => void client.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
}
