import { answerCalls } from '#app/platform/threads/answer-calls.server.ts';
import { inspectFile } from './inspect-file.server.ts';

answerCalls(inspectFile);
