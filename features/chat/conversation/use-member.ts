import { useQuery } from '@tanstack/react-query';
import type { User } from '@/lib/contract/user';
import { userQuery } from '@/lib/queries/user';

/** The signed-in member as they are now; `given` is what the page was rendered with. */
export function useMember(given: User): User {
  return useQuery({ ...userQuery, initialData: given }).data ?? given;
}
