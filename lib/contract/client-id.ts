// The browser's own name for a message: the permanent key that makes a repeat harmless. Decisions, 'Calls' (client id).

export const clientIdPattern = /^[A-Za-z0-9_-]{16,64}$/;
