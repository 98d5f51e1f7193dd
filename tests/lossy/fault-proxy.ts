// A line that breaks and drags: every connection goes through, until it is cut or slowed.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type FaultProxy = {
  port: number;
  /** Cuts everything that is open, in the middle of whatever is under way. */
  cut: () => void;
  /** From now on nothing gets through (what is open is cut), or everything does again. */
  setUp: (up: boolean) => void;
  /** From now on every piece vanishes, and no connection breaks; or what comes gets through again. */
  setDumb: (dumb: boolean) => void;
  /** From now on what is asked gets through and what is answered vanishes; or answers get through again. */
  setAnswering: (answering: boolean) => void;
  /** Holds every piece up for so many milliseconds. */
  setDelay: (milliseconds: number) => void;
  close: () => Promise<void>;
};

export async function faultProxy(target: number, port = 0): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let up = true;
  let dumb = false;
  let answering = true;
  let delay = 0;

  const carry = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', (piece) => {
      if (dumb || (isAnswer && !answering)) return;
      if (delay === 0) return void to.write(piece);
      from.pause();
      setTimeout(() => {
        if (!to.destroyed) to.write(piece);
        from.resume();
      }, delay);
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (!up) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    open.add(near).add(far);
    carry(near, far, false);
    carry(far, near, true);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    setUp: (next) => {
      up = next;
      if (!up) cut();
    },
    setDumb: (next) => {
      dumb = next;
    },
    setAnswering: (next) => {
      answering = next;
    },
    setDelay: (milliseconds) => {
      delay = milliseconds;
    },
    close: () =>
      new Promise<void>((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
