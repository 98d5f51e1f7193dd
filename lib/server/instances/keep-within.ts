// Values in Redis that bound themselves: beyond a sum of bytes those that were kept longest ago make room, so that nothing else has to. Decision 301.
import type { Redis } from './redis';

/**
 * KEYS: the value's own; all of them by when they were kept; their sizes; the sum of these. ARGV: the value, its life in milliseconds, the most
 * bytes. What Redis has let go of by itself is the oldest, and leaves the sum first.
 */
const script = `
local name, kept, sizes, sum = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local size, life, most = #ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local function drop(each)
  redis.call('DEL', each)
  redis.call('ZREM', kept, each)
  local total = redis.call('DECRBY', sum, redis.call('HGET', sizes, each) or 0)
  redis.call('HDEL', sizes, each)
  return total
end
local total = drop(name)
for _, each in ipairs(redis.call('ZRANGEBYSCORE', kept, '-inf', now - life / 1000, 'LIMIT', 0, 100)) do total = drop(each) end
while total > 0 and total + size > most do
  local first = redis.call('ZRANGE', kept, 0, 0)[1]
  if not first then break end
  total = drop(first)
end
if size > most then return 0 end
redis.call('SET', name, ARGV[1], 'PX', life)
redis.call('ZADD', kept, now, name)
redis.call('HSET', sizes, name, size)
redis.call('INCRBY', sum, size)
return 1`;

/** How long each value lives, in milliseconds, and what all of them together may take. */
export type Bounds = { /** The beginning of the keys that the sum is kept under. */ sum: string; life: number; most: number };

/** Keeps a value under a key; gives whether it is kept. Rejects where Redis is away. */
export async function keepWithin({ commands }: Pick<Redis, 'commands'>, key: string, value: string | Buffer, { sum, life, most }: Bounds): Promise<boolean> {
  const keys = [key, `${sum}:pages`, `${sum}:sizes`, `${sum}:sum`];
  return (await commands.eval(script, { keys, arguments: [value, String(life), String(most)] as string[] })) === 1;
}
