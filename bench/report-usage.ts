import { Server } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Loaded before a measured script: reports to the bench the port of the script's server, and on request
 * the CPU time and memory of the whole process, its worker threads included, and the CPU time of the thread
 * that answers requests.
 */

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
const loop = monitorEventLoopDelay({ resolution: 1 });

process.on('message', (message) => {
  if (message === 'hold') {
    // The first question begins the measurement, each further one ends it and begins another.
    process.send?.({ hold: loop.enable() ? 0 : loop.max / 1e6 });
    loop.reset();
    return;
  }
  if (message !== 'usage') return;
  const usage = {
    cpu: milliseconds(process.cpuUsage()),
    main: milliseconds(process.threadCpuUsage()),
    rss: process.memoryUsage.rss(),
  };
  process.send?.({ usage });
});

// A bench that was killed must leave nothing behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// The database engine listens on sockets of the file system; those have a path and no port.
const listen = Server.prototype.listen;
Server.prototype.listen = function listenAndReport(this: Server, ...args: unknown[]) {
  this.once('listening', () => {
    const address = this.address();
    if (address && typeof address === 'object') process.send?.({ port: address.port });
  });
  return Reflect.apply(listen, this, args);
} as typeof listen;
