import { answerCalls } from '#app/platform/threads/answer-calls.server.ts';
import { cleanSvg } from './clean-svg.server.ts';

answerCalls(cleanSvg);
