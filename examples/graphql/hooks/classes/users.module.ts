import { Injectable, Module } from '@nestjs/common';

@Injectable()
export class UsersService {
  async nameOf(userId: number): Promise<string> {
    return userId === 1 ? 'Ada Moreau' : `user ${userId}`;
  }
}

@Module({ providers: [UsersService], exports: [UsersService] })
export class UsersModule {}
