// The member's own profile: what is written about themselves. Specification, section 2 (profile editing). (S13, S03)
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { saveProfile } from '../contract/own-profile';
import { profileQuery } from './profile';
import { userQuery } from './user';

/** Saves what is given and leaves the rest as it is; the answer becomes the profile of this tab. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Input<typeof saveProfile>['body']) => (await callApi('saveProfile', { body })).profile,
    onSuccess: (profile) => {
      client.setQueryData(profileQuery(profile.id).queryKey, profile);
      void client.invalidateQueries({ queryKey: userQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['activation'] });
    },
  });
}
