import { expect, it } from 'vitest';
import { membersAreaPattern } from './members-area';
import { matchRoute, routes } from './routes';

it.each(['/', '/members', '/members/7', '/members/7/', '/members/7/chat', '/members/7/block', '/chats', '/chats/3', '/likes', '/likes/given', '/likes/m/7', '/premium', '/credits', '/settings', '/profile', '/pricing'])(
  '[R23] [T11] %s is of the members area where its route is',
  (path) => {
    const name = matchRoute(path)?.name;
    expect(new RegExp(membersAreaPattern).test(path)).toBe(Boolean(name && routes[name].membersArea));
  },
);
