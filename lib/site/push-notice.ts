// A push message as it travels, encrypted, from the server to the service worker. A PHP server may send the same, or less. Decision 142.

export type PushNotice = {
  /** 'message', 'gift', 'like' or 'match'. */
  kind?: string;
  /** A newer notice of a topic takes the older one's place. */
  topic?: string;
  /** For whom it is: somebody else who signed in on the browser meanwhile is not told. */
  member?: number;
  title?: string;
  body?: string;
  lang?: string;
  /** Where it leads, on this site. */
  path?: string;
  /** Another address of the same place. */
  also?: string;
  /** How many messages and likes are new in all. */
  badge?: number;
};
