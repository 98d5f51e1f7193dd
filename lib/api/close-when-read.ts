// A server that stops listening closes the connections on which nothing is under way. What has arrived on one and was not read yet is under way too. Bar R2.
import { Server } from 'node:http';
import { once } from '../once';

/** So long whoever has just been answered may take to say the next thing, in milliseconds: that answer is the last on its line (send-headers.ts). */
const pause = 500;

/** From now on a server that stops listening reads what has arrived before it closes a connection as idle: a message is answered, and not cut off unread. */
export function closeWhenRead(): void {
  once('close when read', () => {
    const { closeIdleConnections } = Server.prototype;
    Server.prototype.closeIdleConnections = function afterReading(this: Server) {
      setTimeout(() => closeIdleConnections.call(this), pause);
    };
    return true;
  });
}
