// Who is online and who is new. A fictional profile is neither. Decisions, 'Honesty and safety'. (A05)

type Seen = { fictional: boolean; lastSeenAt: Date | null };
type Joined = { fictional: boolean; signupAt: Date };

const onlineFor = 5 * 60 * 1000;
const newFor = 7 * 24 * 60 * 60 * 1000;

/** Seen within the last five minutes. */
export function isOnline({ fictional, lastSeenAt }: Seen, now: Date): boolean {
  return !fictional && lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < onlineFor;
}

/** Signed up within the last seven days. */
export function isNew({ fictional, signupAt }: Joined, now: Date): boolean {
  return !fictional && now.getTime() - signupAt.getTime() < newFor;
}
