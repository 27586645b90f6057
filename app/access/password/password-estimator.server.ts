import { answerCalls } from '#app/platform/threads/answer-calls.server.ts';
import { type PasswordToScore, scoreOf } from './password-strength.server.ts';

answerCalls(({ password, personal }: PasswordToScore) => scoreOf(password, personal));
