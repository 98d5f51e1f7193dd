// The signed-in member as the screens know them. Specification, sections 3 and 7. (C04, C05, C06, C08)
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Locale } from '../site/languages/locales';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => (await callApi('getUser', {}, signal)).user,
});

/** The signed-in member; null for a visitor; undefined until known. */
export function useUser() {
  return useQuery(userQuery).data;
}

/** Signs out; whoever listens for the end of the session does the rest. Without a network it fails, and does not wait. (C08) */
export function useLogout() {
  return useMutation({ mutationFn: () => callApi('logout', {}), networkMode: 'always' });
}

/** Saves a member's language; a failure is ignored, the cookie already holds it. (A10, C06) */
export function useSaveLanguage() {
  return useMutation({ mutationFn: (language: Locale) => callApi('saveLanguage', { body: { language } }).catch(() => null) });
}
