// zod would compile its checks with `new Function`, which the content security policy forbids and reports.
import * as z from 'zod/mini';

z.config({ jitless: true });
