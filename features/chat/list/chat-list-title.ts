/** The id of the list's title: where focus goes when the conversation it was in is gone. */
export const chatListTitle = 'chat-list-title';
