// For tests, as a process of its own: sends a request whose body has no end, and says how many bytes left until its connection ended. What stands in for HTTP in a test would hold the body.
// node send-without-end.mjs <port> <method> <path> <header of the body> <bytes at most>
import { connect } from 'node:net';

const [port, method, path, header, most] = process.argv.slice(2);
const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(64 * 1024, 65), Buffer.from('\r\n')]);

const socket = connect(Number(port), '127.0.0.1', () => {
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
  const send = () => {
    while (!socket.destroyed) {
      if (socket.bytesWritten > Number(most)) return void socket.destroy();
      if (!socket.write(chunk)) return void socket.once('drain', send);
    }
  };
  send();
});
socket.on('error', () => undefined).on('close', () => console.log(socket.bytesWritten)).resume();
