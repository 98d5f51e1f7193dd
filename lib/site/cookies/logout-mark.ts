/** The cookie that a logout by form leaves: the next page forgets on it what this browser keeps of the member (features/shell/forget-logout.ts). Bar S9. */
export const logoutMark = 'logged-out';
