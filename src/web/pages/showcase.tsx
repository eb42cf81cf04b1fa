export default function Page() { return <h1>showcase</h1>; }
